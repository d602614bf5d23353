/** Writes, on records that are created for it and removed afterwards. */
import { getCallName } from '../../../dataProvider/contract/call.ts';
import { type Finding, skip } from '../finding.ts';
import type { ProbeContext } from './probe.ts';
import { createRecorder } from './writes/createRecorder.ts';
import { writeCustomer } from './writes/writeCustomer.ts';
import { writeImportedCustomer } from './writes/writeImportedCustomer.ts';
import { writeProgram } from './writes/writeProgram.ts';
import { writeReviewAndQuestion } from './writes/writeReviewAndQuestion.ts';
import { writeTemplate } from './writes/writeTemplate.ts';
import { writeUnchanged } from './writes/writeUnchanged.ts';
import { writeWidget } from './writes/writeWidget.ts';

/** Records that could not be removed, such as `DELETE /admin/widgets/w1`. */
export interface WriteResult {
  findings: readonly Finding[];
  leftovers: readonly string[];
}

/** Sends every write that can be undone. Others are listed as skipped. */
export async function probeWrites(context: ProbeContext): Promise<WriteResult> {
  const recorder = createRecorder(context);
  await recorder.write('POST /admin/housekeeping/ping');
  await recorder.write('POST /admin/housekeeping/refresh_widget');
  await recorder.write('POST /admin/preSignedUrl', { body: { name: 'check-backend.txt' } });
  await writeUnchanged(context, recorder);
  await writeWidget(context, recorder);
  await writeProgram(recorder);
  await writeReviewAndQuestion(context, recorder);
  await writeTemplate(context, recorder);
  await writeCustomer(context, recorder);
  await writeImportedCustomer(context, recorder);
  const leftovers: string[] = [];
  for (const [path, remove] of recorder.created) {
    const { status } = await remove();
    if (status < 200 || status > 299) leftovers.push(path);
  }
  return { findings: [...recorder.findings, ...skipOthers(context, recorder.findings)], leftovers };
}

/** Writes that nothing undoes. */
const skipReasons: Readonly<Record<string, string>> = {
  'POST /admin/contact': 'sends a message to support',
  'DELETE /admin/reviews/attachment/{partId}': 'needs an uploaded image, which no call removes',
  'POST /admin/data/import/store_customers': 'imports customers of the platform, which cannot be told from others',
};

/** The required writes that were not sent. */
function skipOthers({ calls }: ProbeContext, findings: readonly Finding[]): readonly Finding[] {
  const sent = new Set(findings.map(({ call }) => call));
  return calls
    .filter(
      ({ method, path, isOptional, isPublic }) =>
        method !== 'GET' && !isOptional && !isPublic && !path.endsWith('/graphql'),
    )
    .map(getCallName)
    .filter((name) => !sent.has(name))
    .map((name) => skip(name, 'write', skipReasons[name] ?? 'the record that it needs could not be created'));
}
