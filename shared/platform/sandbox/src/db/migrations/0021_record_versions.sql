ALTER TABLE `delivery_settings` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `release_notifications` ADD `version` integer DEFAULT 0 NOT NULL;