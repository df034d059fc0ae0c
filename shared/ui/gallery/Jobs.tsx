import { type JobControls, type JobDefinition, JobNotice, JobResults } from '../src/jobs';
import { Button, JobProgress, useJob } from '../src/ui';
import { Columns, Row } from './Row';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const STEP_MS = 400;
const TOTAL = 40;

interface Work {
  failsAt?: number;
}

const work: JobDefinition<Work> = {
  kind: 'gallery',
  partlyDone: (some, all) => `${some} of ${all} documents are done and stay so. The others are as they were.`,
  describe: () => ({
    label: 'Publishing to Test',
    href: '/',
    saved: { title: 'Documents published', description: '40 documents to Test' },
    failed: 'Failed to publish',
  }),
  async *steps({ failsAt }, { done }) {
    for (let step = done; step <= TOTAL; step += 1) {
      yield { done: step, total: TOTAL };
      await wait(STEP_MS);
      if (step === failsAt && step > done) throw new Error('Failed');
    }
  },
};

/** Start, stop, fail a job, or reload while it runs. */
export function Jobs() {
  const controls = useJob(work);
  return (
    <>
      <Row>
        <Button onClick={() => controls.start({})}>Start a job</Button>
        <Button onClick={() => controls.start({ failsAt: 8 })}>Start one that fails</Button>
        <JobProgress />
      </Row>
      <JobNotice controls={controls} />
      <Columns>
        {(['running', 'stopping', 'failed', 'interrupted'] as const).map((state) => (
          <JobNotice key={state} controls={controlsIn(state)} />
        ))}
      </Columns>
      <JobResults
        summary="2 users changed. 1 could not be changed."
        results={[
          { id: '1', name: 'Astrid Lunde', text: 'Billing → Case handler', outcome: 'changed' },
          { id: '2', name: 'Kåre Moen', text: 'Needed no change', outcome: 'same' },
          { id: '3', name: 'Leif Aas', text: 'The role is being removed.', outcome: 'failed' },
        ]}
        retry={{ count: 1, onPress: nothing }}
        onUndo={nothing}
        onClose={nothing}
      />
    </>
  );
}

const nothing = () => undefined;

function controlsIn(state: 'running' | 'stopping' | 'failed' | 'interrupted'): JobControls {
  const job = { id: state, kind: 'gallery', label: 'Publishing to Test', href: '/', state };
  return {
    job: { ...job, done: 2_015, total: 3_303, canGoOn: true, runsOnServer: false },
    report: undefined,
    start: nothing,
    discard: nothing,
  };
}
