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
  steps: exportSteps,
};

export interface ExportControls<Row> {
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

async function finish(input: Export): Promise<void> {
  try {
    for await (const _ of exportSteps(input));
  } catch (error) {
    const tryAgain = { label: t('Try again'), onClick: () => void finish(input) };
    showFailure(error, FAILED, canTryAgain(error) ? { action: tryAgain } : {});
  }
}
