import { useState } from 'react';
import { DarkIcon, DeleteIcon, EditIcon, LightIcon, SystemIcon } from '../src/icons';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuRadioItem,
  TextLink,
  toast,
} from '../src/ui';
import { Row } from './Row';

const ROLES = ['Administrator', 'Case handler', 'Template author'];

export function Overlays() {
  const [open, setOpen] = useState<'confirm' | 'type' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Row>
      <Menus />
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('type')}>Type to confirm</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={() => toast.success('Documents published', { description: '4 documents are now in Test' })}>
        Success
      </Button>
      <Button
        onClick={() =>
          toast.info('Member removed', { action: { label: 'Undo', onClick: () => toast.success('Member added') } })
        }
      >
        Undo
      </Button>
      <Button
        onClick={() =>
          toast.error('Unable to save record. Record has been modified by another user.', {
            description: 'Closing this message reloads the page. Your changes are kept.',
          })
        }
      >
        Error
      </Button>
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete role Auditor?"
          verb="Delete role"
          danger
          onConfirm={() => toast.error('Failed to delete role')}
          onClose={close}
        >
          Three users lose it and get the role Reader instead. This cannot be undone.
        </ConfirmDialog>
      )}
      {open === 'type' && (
        <ConfirmDialog
          title="Load from Production?"
          verb="Load"
          typeToConfirm="Production"
          onConfirm={close}
          onClose={close}
        >
          Replaces 24 documents in Development.
        </ConfirmDialog>
      )}
      {open === 'drawer' && (
        <Dialog title="Menu" placement="start" size="small" onClose={close}>
          <TextLink to="/">Dashboard</TextLink>
        </Dialog>
      )}
    </Row>
  );
}

function Menus() {
  const [roles, setRoles] = useState<string[]>(['Case handler']);
  const toggle = (role: string) =>
    setRoles(roles.includes(role) ? roles.filter((other) => other !== role) : [...roles, role]);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem icon={<EditIcon />}>Edit</MenuItem>
        <MenuItem icon={<DeleteIcon />} danger disabledReason="Four users have this role">
          Delete
        </MenuItem>
        <MenuGroup label="Theme">
          <MenuRadioItem checked icon={<SystemIcon />} onChange={() => undefined}>
            System
          </MenuRadioItem>
          <MenuRadioItem checked={false} icon={<LightIcon />} onChange={() => undefined}>
            Light
          </MenuRadioItem>
          <MenuRadioItem checked={false} icon={<DarkIcon />} onChange={() => undefined}>
            Dark
          </MenuRadioItem>
        </MenuGroup>
      </Menu>
      <Menu trigger={<Button>Role</Button>}>
        {ROLES.map((role, index) => (
          <MenuCheckboxItem key={role} checked={roles.includes(role)} onChange={() => toggle(role)} count={index + 3}>
            {role}
          </MenuCheckboxItem>
        ))}
      </Menu>
    </>
  );
}
