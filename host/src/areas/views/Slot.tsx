import type { RegistryArea, SlotName, SlotProps } from '@console/contract';
import { QueryErrorResetBoundary, useQuery } from '@console/query';
import { can, useCan } from '@console/session';
import { Button, chakra } from '@console/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useConsole } from '../registry/console-context';
import { slotQuery } from '../loading/area-queries';
import type { AreaRegistry } from '../registry/registry';

type Filler = RegistryArea['current']['manifest']['slots'][string] & { area: RegistryArea; key: string };
interface SlotOptions<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Shown while a filler's code loads. */
  placeholder?: ReactNode;
}
type FillerProps<Name extends SlotName> = Omit<SlotOptions<Name>, 'name'> & { filler: Filler };

/** Everything that areas put into one slot of the host, in their order. One that fails shows a line in its own place. */
export function Slot<Name extends SlotName>({ name, ...given }: SlotOptions<Name>) {
  return fillersOf(useConsole().registry, name).map((filler) => (
    <SlotFiller key={`${filler.area.current.manifest.name}/${filler.key}`} filler={filler} {...given} />
  ));
}

/** The areas that may put something there for this user, each for every filler. */
export function useSlotAreas(name: SlotName): string[] {
  const allowed = fillersOf(useConsole().registry, name).filter((filler) => can(filler.requires));
  return allowed.map(({ area }) => area.current.manifest.name);
}

/** How many things areas may put there for this user. */
export const useSlotSize = (name: SlotName): number => useSlotAreas(name).length;

function fillersOf({ areas }: AreaRegistry, name: SlotName): Filler[] {
  return [...areas.values()]
    .flatMap((area) => Object.entries(area.current.manifest.slots).map(([key, slot]) => ({ ...slot, area, key })))
    .filter(({ slot }) => slot === name)
    .sort((a, b) => a.order - b.order);
}

function SlotFiller<Name extends SlotName>({ filler, ...given }: FillerProps<Name>) {
  const allowed = useCan(filler.requires);
  if (!allowed) return null;
  const { title } = filler.area.current.manifest;
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={({ resetErrorBoundary }) => <FillerFailed title={title} onRetry={resetErrorBoundary} />}
        >
          <LoadedFiller<Name> filler={filler} {...given} />
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function LoadedFiller<Name extends SlotName>({ filler, props, placeholder = null }: FillerProps<Name>) {
  const { loader } = useConsole();
  const { data: Content, error, refetch } = useQuery(slotQuery<Name>(loader, filler.area, filler.key));
  if (error) return <FillerFailed title={filler.area.current.manifest.title} onRetry={() => void refetch()} />;
  return Content ? <Content {...props} /> : placeholder;
}

function FillerFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Quiet role="status">
      {title} could not be loaded ·{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Quiet>
  );
}

const Quiet = chakra('p', { base: { color: 'text.muted', paddingBlock: '10px' } });
