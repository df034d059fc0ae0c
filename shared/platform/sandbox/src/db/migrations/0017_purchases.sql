CREATE TABLE `invoice_payments` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`paid_with` text NOT NULL,
	`refunded_at` integer
);
--> statement-breakpoint
CREATE INDEX `invoice_payments_by_invoice` ON `invoice_payments` (`invoice_id`);--> statement-breakpoint
ALTER TABLE `invoices` ADD `method` text;--> statement-breakpoint
ALTER TABLE `invoices` ADD `month` text;--> statement-breakpoint
ALTER TABLE `invoices` ADD `closed_as` text;