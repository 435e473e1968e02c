CREATE TABLE `withdrawal` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`reason` text,
	`refund` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`order_id`) REFERENCES `shop_order`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_order` ON `withdrawal` (`world`,`order_id`);--> statement-breakpoint
CREATE TABLE `withdrawal_line` (
	`world` text NOT NULL,
	`withdrawal_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`delivery_type_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`world`, `withdrawal_id`, `product_id`, `delivery_type_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`world`,`withdrawal_id`) REFERENCES `withdrawal`(`world`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "withdrawal_line_quantity" CHECK("withdrawal_line"."quantity" > 0)
);
