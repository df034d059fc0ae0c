CREATE TABLE `letters` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`environment` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`writer_name` text NOT NULL,
	`recipient` text NOT NULL,
	`record_id` text,
	`steps` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `letters_by_customer` ON `letters` (`customer_id`,`created_at`);