import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { LucideProvider } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { AnnouncerRegion } from '../feedback/Announcer';
import { Toaster } from '../toaster/Toaster';
import { followPreferences } from './preferences';
import { followPresses } from './presses';
import { rememberingSystem } from './remembered-styles';
import { styleCache } from './style-cache';

/** Mounted once, by the host, around the whole page. Provides the styles, the one toaster and the one announcer. */
export function ConsoleUiProvider({ children }: { children: ReactNode }) {
  useEffect(followPreferences, []);
  useEffect(followPresses, []);
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={rememberingSystem}>
        <LucideProvider size={16} strokeWidth={1.75}>
          {children}
          <Toaster />
          <AnnouncerRegion />
        </LucideProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
