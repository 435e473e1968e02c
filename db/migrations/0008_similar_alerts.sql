CREATE TABLE `similar_alert` (
	`world` text NOT NULL,
	`email` text NOT NULL,
	`product_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`lang_id` text NOT NULL,
	`token` text NOT NULL,
	`is_confirmed` integer NOT NULL,
	`requested_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`world`, `email`, `product_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `similar_alert_by_token` ON `similar_alert` (`world`,`token`);--> statement-breakpoint
CREATE INDEX `similar_alert_by_category` ON `similar_alert` (`world`,`category_id`);