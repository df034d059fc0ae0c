import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manageTeam } from '@console/api';
import { send } from '@console/http';
import { fireEvent, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

/* What MJML, React Email and Foundation for Emails make of one invitation, and what Outlook puts into the clipboard. */
const BUILDERS = [
  ['mjml', 'rgb(18, 52, 59)'],
  ['outlook', 'rgb(18, 52, 59)'],
  ['react-email', 'rgb(10, 77, 104)'],
  ['foundation', ''],
] as const;
test.each(process.env.NIGHTLY ? BUILDERS : BUILDERS.slice(0, 2))(
  'Q127 a mail of %s is saved, drawn with its button, and sent with a readable text',
  async (builder, background) => {
    const html = readFileSync(join(__dirname, 'testing', `${builder}.html`), 'utf8');
    const { user, sandbox } = await renderRoute('/admin/settings/notifications?type=1&lang=en', { area, module });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Body' }), { target: { value: html } });

    const frame = await screen.findByTitle<HTMLIFrameElement>(/^Email in/);
    const letter = within(frame.contentDocument?.body as HTMLElement);
    const button = await letter.findByText('Accept the invitation');
    expect(letter.queryByText(/for the list of the inbox|You have been invited/)).not.toBeInTheDocument();
    const painted = button.closest<HTMLElement>('[style*="background-color"]');
    expect(painted?.style.backgroundColor ?? '').toBe(background);
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'));
    await send(manageTeam.inviteUser, {
      body: { email: 'kari@partner.example', customerUserRoleId: 'r-fjellheim-reader' },
    });
    const [mail] = await sandbox.outbox.list();
    expect(mail?.text).toMatch(
      /^Fjellheim Pensjon AS\n\n\S.* asks you to join as .*\n\nAccept the invitation:\nhttp\S+$/s,
    );
    expect(mail?.text).not.toMatch(/[{}<>\u200B]|&\w+;|mso/);
  },
);
