import type { DocumentEnvironment } from '@console/api';
import { environmentNames } from '@console/product';
import { countDocuments, type DocumentPreview } from './document-previews';
import { EnvironmentStep } from './EnvironmentStep';

interface PublishSummaryProps {
  previews: readonly DocumentPreview[];
  from: DocumentEnvironment;
  to: DocumentEnvironment;
}

/** The way the documents go, and how many of them will make a difference. */
export function PublishSummary({ previews, from, to }: PublishSummaryProps) {
  const target = environmentNames[to];
  const changing = previews.filter(({ changes }) => changes.length > 0).length;
  return (
    <div>
      <EnvironmentStep from={from} to={to} />
      <p role="status">
        {changing === 0
          ? `Nothing would change: ${target} has ${previews.length === 1 ? 'it' : 'them'} as ${previews.length === 1 ? 'it is' : 'they are'} here.`
          : `${countDocuments(changing)} of ${previews.length.toLocaleString('en-GB')} will change in ${target}.`}
      </p>
    </div>
  );
}
