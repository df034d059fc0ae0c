import type { RegistryArea, SlotName, SlotProps } from '@console/contract';
import { QueryErrorResetBoundary, useQuery } from '@console/query';
import { can, useCan } from '@console/session';
import { chakra, RetryButton } from '@console/ui';
import { t, title } from '@console/words';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { slotQuery } from '../loading/area-queries';
import { useConsole } from '../registry/console-context';
import type { AreaRegistry } from '../registry/registry';

type Filler = RegistryArea['current']['manifest']['slots'][string] & { area: RegistryArea; key: string };
interface SlotOptions<Name extends keyof SlotProps> {
  name: Name;
  props: SlotProps[Name];
  placeholder?: ReactNode;
}

export function Slot<Name extends keyof SlotProps>({ name, props, placeholder }: SlotOptions<Name>) {
  return (
    <SlotFillers<ComponentType<SlotProps[Name]>>
      name={name}
      draw={(Content) => <Content {...props} />}
      placeholder={placeholder}
    />
  );
}

interface SlotFillersProps<Content> {
  name: SlotName;
  draw: (content: Content, area: string) => ReactNode;
  placeholder?: ReactNode;
}
type FillerProps<Content> = Omit<SlotFillersProps<Content>, 'name'> & { filler: Filler };

/** A failure shows a line in the filler's place. */
export function SlotFillers<Content>({ name, ...given }: SlotFillersProps<Content>) {
  return fillersOf(useConsole().registry, name).map((filler) => (
    <SlotFiller key={`${filler.area.current.manifest.name}/${filler.key}`} filler={filler} {...given} />
  ));
}

export function useSlotFillers(name: SlotName): Filler[] {
  return fillersOf(useConsole().registry, name).filter((filler) => can(filler.requires));
}

/** An area with two fillers appears twice. */
export const useSlotAreas = (name: SlotName): string[] =>
  useSlotFillers(name).map(({ area }) => area.current.manifest.name);

export const useSlotSize = (name: SlotName): number => useSlotFillers(name).length;

function fillersOf({ areas }: AreaRegistry, name: SlotName): Filler[] {
  return [...areas.values()]
    .flatMap((area) => Object.entries(area.current.manifest.slots).map(([key, slot]) => ({ ...slot, area, key })))
    .filter(({ slot }) => slot === name)
    .sort((a, b) => a.order - b.order);
}

function SlotFiller<Content>({ filler, ...given }: FillerProps<Content>) {
  const allowed = useCan(filler.requires);
  if (!allowed) return null;
  const areaTitle = title(filler.area.current.manifest.title);
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <FillerFailed title={areaTitle} error={error} onRetry={resetErrorBoundary} />
          )}
        >
          <LoadedFiller filler={filler} {...given} />
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function LoadedFiller<Content>({ filler, draw, placeholder = null }: FillerProps<Content>) {
  const { loader } = useConsole();
  const { data: content, error, refetch } = useQuery(slotQuery<Content>(loader, filler.area, filler.key));
  if (error)
    return (
      <FillerFailed title={title(filler.area.current.manifest.title)} error={error} onRetry={() => void refetch()} />
    );
  return content ? draw(content, filler.area.current.manifest.name) : placeholder;
}

function FillerFailed({ title: areaTitle, ...retry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <Quiet role="status">
      {t('{title} couldn’t be loaded', { title: areaTitle })} · <RetryButton variant="quiet" {...retry} />
    </Quiet>
  );
}

const Quiet = chakra('p', { base: { color: 'text.muted', paddingBlock: '10px' } });
