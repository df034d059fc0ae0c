import { LucideProvider } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { AnnouncerRegion } from '../feedback/Announcer';
import { Toaster } from '../toaster/Toaster';
import { followPreferences } from './preferences';
import { followPresses } from './presses';

/** Mounted once by the host; has the toaster and announcer. */
export function ConsoleUiProvider({ children }: { children: ReactNode }) {
  useEffect(followPreferences, []);
  useEffect(followPresses, []);
  return (
    <LucideProvider size={16} strokeWidth={1.75}>
      {children}
      <Toaster />
      <AnnouncerRegion />
    </LucideProvider>
  );
}
