import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Viewport coordinates. */
export interface DragPoint {
  clientX: number;
  clientY: number;
}

interface RowDrag {
  /** A target accepts only drags with the same owner. */
  owner: string;
  onStart: (id: string) => void;
  /** Runs after Esc, or a drop outside, too. */
  onEnd: () => void;
}

/**
 * Makes `[data-drag-id]` draggable by mouse, by `[data-drag-handle]` if present. Prepares only the element under the
 * pointer, so that long lists cost nothing. Touch users have buttons.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, { owner, onStart, onEnd }: RowDrag): void {
  const start = useEffectEvent(onStart);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let prepared: HTMLElement | undefined;
    let release = () => {};
    let isDragging = false;

    function prepare(event: PointerEvent) {
      const row = (event.target as Element).closest<HTMLElement>('[data-drag-id]');
      if (isDragging || event.pointerType === 'touch' || !row || row === prepared) return;
      release();
      prepared = row;
      const id = row.dataset.dragId ?? '';
      const dragHandle = row.querySelector('[data-drag-handle]');
      release = draggable({
        element: row,
        ...(dragHandle ? { dragHandle } : {}),
        getInitialData: () => ({ owner, id }),
        onDragStart() {
          isDragging = true;
          start(id);
        },
        onDrop() {
          isDragging = false;
          end();
        },
      });
    }
    element.addEventListener('pointerover', prepare);
    return () => {
      element.removeEventListener('pointerover', prepare);
      release();
    };
  }, [list, owner]);
}

interface DropTarget {
  owner: string;
  /** `at` undefined = the pointer has left. */
  onOver: (id: string, at: DragPoint | undefined) => void;
  onDrop: (id: string, at: DragPoint) => void;
}

export function useDropTarget(target: RefObject<HTMLElement | null>, { owner, onOver, onDrop }: DropTarget): void {
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!target.current) return;
    return dropTargetForElements({
      element: target.current,
      canDrop: ({ source }) => source.data.owner === owner,
      onDrag: ({ source, location }) => over(String(source.data.id), location.current.input),
      onDragLeave: ({ source }) => over(String(source.data.id), undefined),
      onDrop: ({ source, location }) => drop(String(source.data.id), location.current.input),
    });
  }, [target, owner]);
}
