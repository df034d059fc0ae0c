import type { RegistryArea, SlotName, SlotProps } from '@console/contract';
import { useQuery } from '@console/query';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { ErrorBoundary } from 'react-error-boundary';
import { useAreaRegistry } from './AreaRegistryProvider';
import { slotQuery } from './area-queries';
import type { AreaRegistry } from './registry';

type Filler = RegistryArea['current']['manifest']['slots'][string] & { area: RegistryArea; key: string };
type FillerProps<Name extends SlotName> = { filler: Filler; props: SlotProps[Name] };

/** Everything that areas put into one place of the host, in their order. One that fails says so quietly in its own place. */
export function Slot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  return fillersOf(useAreaRegistry(), name).map((filler) => (
    <SlotFiller key={`${filler.area.current.manifest.name}/${filler.key}`} filler={filler} props={props} />
  ));
}

function fillersOf({ areas }: AreaRegistry, name: SlotName): Filler[] {
  return [...areas.values()]
    .flatMap((area) => Object.entries(area.current.manifest.slots).map(([key, slot]) => ({ ...slot, area, key })))
    .filter(({ slot }) => slot === name)
    .sort((a, b) => a.order - b.order);
}

function SlotFiller<Name extends SlotName>({ filler, props }: FillerProps<Name>) {
  const allowed = useCan(filler.requires);
  if (!allowed) return null;
  const { title } = filler.area.current.manifest;
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <FillerFailed title={title} onRetry={resetErrorBoundary} />}
    >
      <LoadedFiller<Name> filler={filler} props={props} />
    </ErrorBoundary>
  );
}

function LoadedFiller<Name extends SlotName>({ filler, props }: FillerProps<Name>) {
  const { data: Content, error, refetch } = useQuery(slotQuery<Name>(filler.area, filler.key));
  if (error) return <FillerFailed title={filler.area.current.manifest.title} onRetry={() => void refetch()} />;
  return Content ? <Content {...props} /> : null;
}

function FillerFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <p role="status">
      {title} could not be loaded ·{' '}
      <Button look="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
