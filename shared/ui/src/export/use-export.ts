import { useLocation } from '@console/router';
import { n, t } from '@console/words';
import { toDay } from '../format/days';
import { missingPart } from '../format/failure-words';
import type { JobDefinition, JobStep } from '../jobs/job-definition';
import { useJob } from '../jobs/use-job';
import type { Column } from '../table/model/define-table';
import { showFailure } from '../toasts/show-failure';
import type { Export, ExportFormat, ExportSource } from './export-rows';

interface ExportInput extends Export {
  href: string;
}

/** Longer exports show progress and Stop. */
const QUICK = 5_000;
const FAILED = t('Failed to export');

const exportJob: JobDefinition<ExportInput> = {
  kind: 'export',
  work: 'file',
  describe: ({ filename, format, rows, href }) => ({
    label: t('Exporting {file}', { file: `${filename}.${format}` }),
    href,
    saved: {
      title: t('Exported'),
      description: n(rows.length, '{count} row in {file}', '{count} rows in {file}', { file: `${filename}.${format}` }),
    },
    failed: FAILED,
  }),
  steps: stepsOf,
};

interface ExportControls<Row> {
  /** `{name}-{day}.csv`, or a workbook. */
  exportRows: (
    columns: readonly Column<Row>[],
    rows: readonly Row[] | ExportSource<Row>,
    format?: ExportFormat,
  ) => void;
  /** A second export of the name must wait. */
  isExporting: boolean;
}

/** Long exports are background jobs. */
export function useExport<Row>(name: string): ExportControls<Row> {
  const { pathname } = useLocation();
  const { job, start } = useJob(exportJob, name);

  return {
    isExporting: job !== undefined,
    exportRows(columns, rows, format = 'csv') {
      // A job's input has no type parameter for rows.
      const input = { filename: `${name}-${toDay(new Date())}`, columns, rows, format } as Export as ExportInput;
      if (rows.length > QUICK || 'pages' in rows) start({ ...input, href: pathname });
      else void finish(input);
    },
  };
}

async function* stepsOf(input: Export): AsyncGenerator<JobStep> {
  const { exportSteps } = await import('./export-rows').catch(missingPart);
  yield* exportSteps(input);
}

async function finish(input: Export): Promise<void> {
  try {
    for await (const _ of stepsOf(input));
  } catch (error) {
    showFailure(error, FAILED, { tryAgain: () => void finish(input) });
  }
}
