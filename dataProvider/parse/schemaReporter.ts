import type { SchemaReporter } from './parseLenient';

const reportedKeys = new Set<string>();

/** Creates a reporter that warns once per path about unexpected data. Values are never logged. */
export function createSchemaReporter(what: string): SchemaReporter {
  return (path) => {
    const issueKey = `${what}: ${path}`;
    if (reportedKeys.has(issueKey)) return;
    reportedKeys.add(issueKey);
    console.warn(`The server sent something unexpected in ${issueKey}`);
  };
}
