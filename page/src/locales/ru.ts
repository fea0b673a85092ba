// The catalog of one language without the long texts of the rules, one chunk of the build.
const files: Record<string, string> = import.meta.glob(
  [
    "../../../src/kozyr/locale/ru/*.ftl",
    "!../../../src/kozyr/locale/ru/rules.ftl",
    "!../../../src/kozyr/locale/ru/rules-*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files).join("\n");
