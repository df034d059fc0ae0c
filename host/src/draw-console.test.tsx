import { createQueryClient } from '@console/query';
import { type SessionUser, sessionStore } from '@console/session';
import { gateUserWith, testConfig } from '@console/testing';
import type { Root } from 'react-dom/client';
import type { AreaLoader } from './areas/loading/area-loader';
import { drawConsole } from './draw-console';
import { createReports } from './reports/area-reports';
import { testConsole } from './testing/render-console';
import { testLoader } from './testing/test-loader';

test.each([
  ['arrives after 60 ms', '/admin/team/manage', 60, 60],
  ['is late', '/admin/team/manage', 5_000, 100],
  ['is the host’s', '/dashboard', 5_000, 0],
] as const)(
  'P10 with a page whose code %s, the console renders once with it, or soon without',
  async (_, path, arrivesAfter, rendersAfter) => {
    jest.useFakeTimers();
    sessionStore.setState({
      config: testConfig,
      user: { sub: 'u-1' } as SessionUser,
      gateUser: gateUserWith(['TEAM_ADMIN']),
    });
    history.pushState(null, '', path);
    const Page = () => null;
    const arrive = () => new Promise((resolve) => setTimeout(() => resolve(Page), arrivesAfter));
    const render = jest.fn();
    const root = { render } as Partial<Root> as Root;
    const reports = createReports(undefined);
    const loader = { ...testLoader(), load: arrive as AreaLoader['load'] };
    drawConsole({ root, config: testConfig, client: createQueryClient(), loader, reports }, testConsole().registry);
    await jest.advanceTimersByTimeAsync(Math.max(0, rendersAfter - 1));
    const earlyRenders = render.mock.calls.length;
    await jest.advanceTimersByTimeAsync(1);
    // A failure under fake timers would stop the cleanup.
    jest.useRealTimers();
    expect(earlyRenders).toBe(rendersAfter > 0 ? 0 : 1);
    expect(render).toHaveBeenCalledTimes(1);
  },
);
