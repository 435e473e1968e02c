CREATE TABLE `quote` (
	`world` text NOT NULL,
	`owner` text NOT NULL,
	`currency_id` text NOT NULL,
	`total` integer NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`world`, `owner`, `currency_id`, `total`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `shop_order` ADD `expected_totals` text;