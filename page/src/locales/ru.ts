// The whole catalog of one language, one chunk of the build.
const files: Record<string, string> = import.meta.glob("../../../src/kozyr/locale/ru/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
