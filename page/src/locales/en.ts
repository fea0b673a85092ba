// The catalog of one language without the long texts of the rules, one chunk of the build.
const files: Record<string, string> = import.meta.glob(
  [
    "../../../src/kozyr/locale/en/*.ftl",
    "!../../../src/kozyr/locale/en/rules.ftl",
    "!../../../src/kozyr/locale/en/rules-*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files).join("\n");
