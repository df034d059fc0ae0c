import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Returns whether files are dragged over. @param zone takes its own drops */
export function useDropArea(
  area: RefObject<HTMLElement | null> | undefined,
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = area?.current;
    if (!element) return undefined;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || zone.current?.contains(event.target as Node)) return;
      event.preventDefault();
      take(files);
    };
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [area, zone]);
  return isOver;
}
