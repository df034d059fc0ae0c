import { useLocation } from '@console/router';
import { n, t } from '@console/words';
import { toDay } from '../format/days';
import { canTryAgain } from '../format/failure-words';
import type { JobDefinition } from '../jobs/job-definition';
import { useJob } from '../jobs/use-job';
import type { Column } from '../table/model/define-table';
import { showFailure } from '../toasts/show-failure';
import { type Export, type ExportFormat, type ExportSource, exportSteps } from './export-rows';

interface ExportInput extends Export {
  /** Path of the page that started the export. */
  href: string;
}

/** Larger exports take long enough to show progress and Stop. */
const QUICK = 5_000;
const FAILED = t('Failed to export');

const exportJob: JobDefinition<ExportInput> = {
  kind: 'export',
  leavesNothing: true,
  describe: ({ filename, format, rows, href }) => ({
    label: t('Exporting {file}', { file: `${filename}.${format}` }),
    href,
    saved: {
      title: t('Exported'),
      description: n(rows.length, '{count} row in {file}', '{count} rows in {file}', { file: `${filename}.${format}` }),
    },
    failed: FAILED,
  }),
  steps: exportSteps,
};

export interface ExportControls<Row> {
  /** Downloads the rows as `{name}-{day}.csv`, or as a workbook. */
  exportRows: (
    columns: readonly Column<Row>[],
    rows: readonly Row[] | ExportSource<Row>,
    format?: ExportFormat,
  ) => void;
  /** A long export is running; another of the same name cannot start before it ends. */
  isExporting: boolean;
}

/** Exports of one list; the file name has the list's name and the day. Long exports are background jobs. */
export function useExport<Row>(name: string): ExportControls<Row> {
  const { pathname } = useLocation();
  const { job, start } = useJob(exportJob, name);

  return {
    isExporting: job !== undefined,
    exportRows(columns, rows, format = 'csv') {
      // Only the columns know the type of the rows, and a job's input has no type parameter.
      const input = { filename: `${name}-${toDay(new Date())}`, columns, rows, format } as Export as ExportInput;
      if (rows.length > QUICK || 'pages' in rows) start({ ...input, href: pathname });
      else void finish(input);
    },
  };
}

async function finish(input: Export): Promise<void> {
  try {
    for await (const _ of exportSteps(input));
  } catch (error) {
    const tryAgain = { label: t('Try again'), onClick: () => void finish(input) };
    showFailure(error, FAILED, canTryAgain(error) ? { action: tryAgain } : {});
  }
}
