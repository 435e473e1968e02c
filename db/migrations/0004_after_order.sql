CREATE TABLE `order_event` (
	`world` text NOT NULL,
	`order_id` integer NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`world`, `order_id`, `status`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`order_id`) REFERENCES `shop_order`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `order_delivery` ADD `shipping_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_delivery` ADD `vacation_until` text;--> statement-breakpoint
ALTER TABLE `order_delivery` ADD `parcel_number` text;