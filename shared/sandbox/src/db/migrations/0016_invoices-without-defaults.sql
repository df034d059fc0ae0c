PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`number` text NOT NULL,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`amount_due` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`paid_at` integer,
	`paid_with` text,
	`paid_by` text,
	`plan_id` text,
	`lines` text NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_invoices`("id", "customer_id", "number", "status", "currency", "amount_due", "issued_at", "due_at", "paid_at", "paid_with", "paid_by", "plan_id", "lines", "secret") SELECT "id", "customer_id", "number", "status", "currency", "amount_due", "issued_at", "due_at", "paid_at", "paid_with", "paid_by", "plan_id", "lines", "secret" FROM `invoices`;--> statement-breakpoint
DROP TABLE `invoices`;--> statement-breakpoint
ALTER TABLE `__new_invoices` RENAME TO `invoices`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `invoices_by_customer` ON `invoices` (`customer_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `invoices_by_secret` ON `invoices` (`secret`);