import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node';

/** Vitest's JSON report, with the errors that belong to no test, such as a rejection that nothing handles. */
export default class JsonReporterWithErrors extends JsonReporter {
  private errors: readonly SerializedError[] = [];

  constructor() {
    super({});
  }

  override async onTestRunEnd(testModules: readonly TestModule[], errors: readonly SerializedError[] = []) {
    this.errors = errors;
    await super.onTestRunEnd(testModules);
  }

  override async writeReport(report: string) {
    const unhandledErrors = this.errors.map(({ stack, message }) => stack || message);
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors }));
  }
}
