import type { customerNotifications } from '@console/api';
import { Button, Menu, MenuItem } from '@console/ui';
import { ChevronDownIcon } from '@console/ui/icons';

interface CopyTextMenuProps {
  /** Languages with a saved text. */
  languages: readonly customerNotifications.TemplateLanguage[];
  onCopy: (language: customerNotifications.TemplateLanguage) => void;
}

/** Takes over the saved text of another language, to be translated. */
export function CopyTextMenu({ languages, onCopy }: CopyTextMenuProps) {
  const why = languages.length === 0 ? 'No other language has a saved text' : undefined;
  const button = (
    <Button size="small" look="quiet" why={why}>
      Copy from
      <ChevronDownIcon size={14} strokeWidth={2} aria-hidden />
    </Button>
  );
  if (why !== undefined) return button;
  return (
    <Menu trigger={button} align="end">
      {languages.map((language) => (
        <MenuItem key={language.lang} onSelect={() => onCopy(language)}>
          {language.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
