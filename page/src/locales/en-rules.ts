// The clauses of all games in one language, which only the rules page needs.
const files: Record<string, string> = import.meta.glob(
  ["../../../src/kozyr/locale/en/rules.ftl", "../../../src/kozyr/locale/en/rules-*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files).join("\n");
