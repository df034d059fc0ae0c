CREATE TABLE `audit_records` (
	`entry_id` text NOT NULL,
	`position` integer NOT NULL,
	`customer_id` text NOT NULL,
	`subject` text NOT NULL,
	`record_id` text NOT NULL,
	`name` text NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`entry_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `audit_records_by_record` ON `audit_records` (`customer_id`,`record_id`);--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `operation` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `search_text` text;--> statement-breakpoint
CREATE INDEX `audit_entries_by_time` ON `audit_entries` (`customer_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_kind` ON `audit_entries` (`customer_id`,`person_id`,`outcome`,`subject`,`operation`);