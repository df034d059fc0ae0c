import { hostOf, whiteLabel } from '@console/api';
import {
  Box,
  backgroundVariables,
  brandVariables,
  chakra,
  Flex,
  headerVariables,
  Mark,
  Segmented,
  Select,
} from '@console/ui';
import { contrastInWords, contrastRatio, normalizeHex } from '@console/ui/color-input';
import { AlertIcon, SuccessIcon, WarningIcon } from '@console/ui/icons';
import { Caption, Card, Columns, IconText, Preview, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { useState } from 'react';
import { type BrandingValues, COLOR_LABELS, MONTH_LABELS, TEXT_PAIRS } from './branding-schema';

const VIEWS = [
  { value: 'dashboard', label: t('Dashboard') },
  { value: 'sign-in', label: t('Sign-in') },
] as const;
const THEMES = [
  { value: 'light', label: t('Light') },
  { value: 'dark', label: t('Dark') },
] as const;
const SKETCH_LABELS = {
  dashboard: { light: t('Dashboard page, light'), dark: t('Dashboard page, dark') },
  'sign-in': { light: t('Sign-in page, light'), dark: t('Sign-in page, dark') },
};
const MONTHS = whiteLabel.MONTHS.map((month) => ({ value: month, label: MONTH_LABELS[month] }));

export function BrandingPreview({ values, company }: { values: BrandingValues; company: string }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('dashboard');
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('light');
  const [month, setMonth] = useState(() => whiteLabel.MONTHS[new Date().getMonth()] ?? 'january');
  const isLight = theme === 'light';
  const logo = isDrawn(values.logoUrl) ? values.logoUrl : undefined;
  const bar = { name: company, logo, style: isLight ? headerVariables(values) : {} };
  return (
    <Preview
      title={t('Preview')}
      choices={
        <>
          <Segmented label={t('Page')} options={VIEWS} value={view} onChange={setView} />
          <Segmented label={t('Theme')} options={THEMES} value={theme} onChange={setTheme} />
        </>
      }
    >
      <Card strong clips boxShadow="2" forcedColorAdjust="none" role="img" aria-label={SKETCH_LABELS[view][theme]}>
        {/* The light theme, in a dark console too. */}
        <Flex
          direction="column"
          minH="340px"
          bg="bg"
          color="text"
          data-theme={theme}
          style={isLight ? brandVariables(values) : {}}
        >
          {view === 'dashboard' ? (
            <DashboardSketch bar={bar} ground={isLight ? backgroundVariables(values) : {}} />
          ) : (
            <SignInSketch bar={bar} picture={values.useCustomLogin ? values[month] : ''} login={loginOf(values)} />
          )}
        </Flex>
      </Card>
      {view === 'sign-in' && values.useCustomLogin && (
        <Select
          aria-label={t('Preview month')}
          options={MONTHS}
          value={month}
          onChange={(event) => setMonth(event.target.value as whiteLabel.Month)}
        />
      )}
      {values.logoUrl !== '' && !logo && (
        <Caption>
          {t(
            'Your logo appears on the sign-in page, but not here, because this preview doesn’t load pictures from other websites.',
          )}
        </Caption>
      )}
      {isLight ? (
        <ContrastList values={values} />
      ) : (
        <Caption>{t('The dark theme keeps the platform’s colors. Only the logo and pictures are yours.')}</Caption>
      )}
    </Preview>
  );
}

interface Bar {
  name: string;
  logo: string | undefined;
  style: Record<string, string>;
}

function DashboardSketch({ bar, ground }: { bar: Bar; ground: Record<string, string> }) {
  return (
    <>
      <BarSketch style={bar.style}>
        <Mark />
        <b>Console</b>
        <i />
      </BarSketch>
      <Frame>
        <chakra.ul style={ground} color="text">
          <li>{t('Dashboard')}</li>
          <li>{t('Users')}</li>
          <li>{t('Archive')}</li>
        </chakra.ul>
        <Card p="5" bg="surface" data-sheet="">
          <chakra.p textStyle="xl" fontWeight="strong">
            {t('Good morning')}
          </chakra.p>
          <chakra.p color="text.muted">{bar.name}</chakra.p>
          <Columns gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))" gap="2" mt="4">
            {['Studio', t('Signature'), t('Archive'), t('Text Library')].map((title) => (
              <Card key={title} p="3" bg="surface">
                <b>{title}</b>
                <Caption mt="1">{t('Secondary text on a card')}</Caption>
              </Card>
            ))}
          </Columns>
        </Card>
      </Frame>
    </>
  );
}

function loginOf({ useCustomLogin, loginUrl }: BrandingValues): string | undefined {
  return useCustomLogin ? hostOf(loginUrl) : undefined;
}

function SignInSketch({ bar, picture, login }: { bar: Bar; picture: string; login: string | undefined }) {
  return (
    <Backdrop>
      {picture && <img src={picture} alt="" />}
      <Card clips>
        <BarSketch style={bar.style}>
          {bar.logo ? <img src={bar.logo} alt="" /> : <Mark />}
          <b>{bar.name}</b>
        </BarSketch>
        <Rows gap="2" p="4">
          <chakra.p textStyle="xl" fontWeight="strong">
            {t('Sign in')}
          </chakra.p>
          <Caption>{t('Use your work email address.')}</Caption>
          {[t('Email'), t('Password')].map((label) => (
            <Rows key={label} gap="1">
              <chakra.span textStyle="xs" fontWeight="medium">
                {label}
              </chakra.span>
              <Box h="28px" borderWidth="1px" borderColor="border.control" borderRadius="control" />
            </Rows>
          ))}
          <Box
            mt="1"
            p="1.5"
            borderRadius="control"
            bg="accent"
            color="onAccent"
            textAlign="center"
            fontWeight="medium"
          >
            {t('Sign in')}
          </Box>
          {login !== undefined && (
            <chakra.p textStyle="xs" overflowWrap="anywhere">
              {rich('{company} has its own sign-in page: {address}', {
                company: bar.name,
                address: <chakra.u color="accent.text">{login}</chakra.u>,
              })}
            </chakra.p>
          )}
        </Rows>
      </Card>
    </Backdrop>
  );
}

function ContrastList({ values }: { values: BrandingValues }) {
  return (
    <>
      <Rows as="ul" lines="below" textStyle="xs" color="text.muted" aria-label={t('Contrast')}>
        {TEXT_PAIRS.map(([text, back]) => {
          const [textColor, backColor] = [normalizeHex(values[text]), normalizeHex(values[back])];
          const isColor = textColor !== undefined && backColor !== undefined;
          const isGood = isColor && contrastRatio(textColor, backColor) >= 4.5;
          return (
            <IconText
              as="li"
              key={`${text} ${back}`}
              icon={isGood ? 'success' : isColor ? 'warning' : undefined}
              gap="2"
              py="2"
            >
              {isGood ? <SuccessIcon /> : isColor ? <WarningIcon /> : <AlertIcon />}
              <chakra.b flex="0 0 96px" color="text" fontWeight="medium">
                {COLOR_LABELS[text]}
              </chakra.b>
              <span>
                {isColor
                  ? contrastInWords(textColor, { label: COLOR_LABELS[back], value: backColor })
                  : t('{color}: incomplete color', { color: COLOR_LABELS[textColor === undefined ? text : back] })}
              </span>
            </IconText>
          );
        })}
      </Rows>
      <Caption>
        {t('Text on the header, background, and cards switches to black or white where contrast is too low.')}
      </Caption>
    </>
  );
}

/** The policy blocks other addresses. */
const isDrawn = (logoUrl: string) => /^data:image\/(?:png|jpeg|gif|webp);base64,/.test(logoUrl);
const BarSketch = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '3',
    bg: 'bg',
    color: 'text',
    minW: '0',
    '& > b': { overflowWrap: 'anywhere' },
    '& > img': { h: '24px', maxW: '120px', objectFit: 'contain' },
    '& > svg': { flex: 'none' },
    '& > i': { boxSize: '24px', ms: 'auto', borderRadius: 'full', bg: 'pressed' },
  },
});
const Frame = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    pe: '2',
    pb: '2',
    '& > ul': { display: 'grid', gap: '2', alignContent: 'start', px: '4', py: '2', textStyle: 'xs' },
    smDown: { gridTemplateColumns: 'minmax(0, 1fr)', p: '2', '& > ul': { display: 'none' } },
  },
});
const Backdrop = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    display: 'grid',
    placeItems: 'center',
    p: '5',
    '& > div': { position: 'relative', w: 'min(100%, 280px)', bg: 'surface', boxShadow: '3' },
    '& > img': {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      objectFit: 'cover',
      objectPosition: '40% 78%',
      _dark: { filter: 'brightness(.7) saturate(.92)' },
    },
  },
});
