import { Button, chakra, Dialog, Flex, IconButton, type JobControls, Notice } from '@console/ui';
import { CloseIcon } from '@console/ui/icons';
import { JobNotice, RecordList } from '@console/ui/record';
import { useState } from 'react';
import { type EditInput, type EditResult, failedOf, sayFailed } from './edit-field-job';

/** The progress of changing a field of many documents, and afterwards what could not be changed, and why. */
export function EditFieldOutcome({ controls }: { controls: JobControls<EditInput, EditResult> }) {
  const [isShown, setIsShown] = useState(false);
  const { job, report, discard } = controls;
  const results = report?.results ?? [];
  const failed = failedOf(results);
  if (job) return <JobNotice controls={controls} />;
  if (failed.length === 0) return null;

  function dismiss() {
    // The button that was pressed goes with the notice; the page's heading stays.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    discard();
  }

  return (
    <chakra.div px="var(--page-inset)" mb="4" role="alert">
      <Notice
        tone="warning"
        action={
          <Flex gap="2">
            <Button size="small" onClick={() => setIsShown(true)}>
              Show results
            </Button>
            <IconButton size="small" label="Close" icon={<CloseIcon />} onClick={dismiss} />
          </Flex>
        }
      >
        {sayFailed(results)}.
      </Notice>
      {isShown && (
        <Dialog
          title="Results"
          size="large"
          onClose={() => setIsShown(false)}
          footer={
            <Button variant="primary" onClick={() => setIsShown(false)} data-autofocus>
              Close
            </Button>
          }
        >
          <RecordList
            label="Results"
            records={[...failed, ...results.filter(({ problem }) => problem === undefined)]}
            idOf={({ id }) => id}
          >
            {({ code, name, problem = 'Changed' }) => (
              <>
                <b>{code}</b> {name}: {problem}
              </>
            )}
          </RecordList>
        </Dialog>
      )}
    </chakra.div>
  );
}
