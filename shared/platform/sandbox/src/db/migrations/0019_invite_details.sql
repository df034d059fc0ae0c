ALTER TABLE `invites` ADD `name` text;--> statement-breakpoint
ALTER TABLE `invites` ADD `group_ids` text;