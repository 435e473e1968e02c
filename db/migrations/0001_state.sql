CREATE TABLE `address` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`street` text NOT NULL,
	`building` text NOT NULL,
	`apartment` text,
	`zip_code` text NOT NULL,
	`city` text NOT NULL,
	`country_id` text NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`client_id`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_by_client` ON `address` (`world`,`client_id`);--> statement-breakpoint
CREATE TABLE `guest` (
	`world` text NOT NULL,
	`id` text NOT NULL,
	`merged_into` integer NOT NULL,
	`merged_at` integer NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`merged_into`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_by_client` ON `guest` (`world`,`merged_into`);--> statement-breakpoint
CREATE TABLE `liked_product` (
	`world` text NOT NULL,
	`owner` text NOT NULL,
	`product_id` integer NOT NULL,
	`liked_at` integer NOT NULL,
	PRIMARY KEY(`world`, `owner`, `product_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `login_attempt` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`email` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `login_attempt_by_pair` ON `login_attempt` (`world`,`email`,`address`);--> statement-breakpoint
CREATE TABLE `newsletter_subscription` (
	`world` text NOT NULL,
	`email` text NOT NULL,
	`owner` text,
	`placement` text NOT NULL,
	`lang_id` text NOT NULL,
	`is_active` integer NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`world`, `email`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `password_reset` (
	`world` text NOT NULL,
	`token_hash` text NOT NULL,
	`client_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`world`, `token_hash`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`client_id`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_reset_by_client` ON `password_reset` (`world`,`client_id`);--> statement-breakpoint
CREATE TABLE `pro_list` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`client_id`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pro_list_by_client` ON `pro_list` (`world`,`client_id`);--> statement-breakpoint
CREATE TABLE `pro_list_line` (
	`world` text NOT NULL,
	`list_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`world`, `list_id`, `product_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`world`,`list_id`) REFERENCES `pro_list`(`world`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pro_list_line_quantity" CHECK("pro_list_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE `session_token` (
	`world` text NOT NULL,
	`token_hash` text NOT NULL,
	`client_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`world`, `token_hash`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`client_id`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_token_by_client` ON `session_token` (`world`,`client_id`);--> statement-breakpoint
CREATE TABLE `shop_order` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`number` text NOT NULL,
	`owner` text NOT NULL,
	`status` text NOT NULL,
	`lang_id` text NOT NULL,
	`currency_id` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`delivery_address` text NOT NULL,
	`invoice` text,
	`comment` text DEFAULT '' NOT NULL,
	`payment_method` text NOT NULL,
	`promo_code` text,
	`discount` text,
	`products` integer NOT NULL,
	`products_after_discounts` integer NOT NULL,
	`deliveries` integer NOT NULL,
	`deliveries_after_discounts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`is_stock_returned` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_by_owner` ON `shop_order` (`world`,`owner`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_by_expiry` ON `shop_order` (`world`,`status`,`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_number` ON `shop_order` (`world`,`number`);--> statement-breakpoint
CREATE TABLE `order_delivery` (
	`world` text NOT NULL,
	`order_id` integer NOT NULL,
	`vendor_id` integer NOT NULL,
	`delivery_type_id` integer NOT NULL,
	`vendor_name` text NOT NULL,
	`price` integer NOT NULL,
	`price_after_discounts` integer NOT NULL,
	PRIMARY KEY(`world`, `order_id`, `vendor_id`, `delivery_type_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`order_id`) REFERENCES `shop_order`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `order_line` (
	`world` text NOT NULL,
	`order_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`delivery_type_id` integer NOT NULL,
	`vendor_id` integer NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`regular_price` integer NOT NULL,
	`promo_price` integer,
	`campaign_id` integer,
	`list_id` integer,
	PRIMARY KEY(`world`, `order_id`, `product_id`, `delivery_type_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`world`,`order_id`) REFERENCES `shop_order`(`world`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_line_quantity" CHECK("order_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `order_line_by_product` ON `order_line` (`world`,`product_id`);--> statement-breakpoint
CREATE TABLE `payment` (
	`world` text NOT NULL,
	`id` text NOT NULL,
	`order_id` integer NOT NULL,
	`method` text NOT NULL,
	`amount` integer NOT NULL,
	`currency_id` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`order_id`) REFERENCES `shop_order`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_by_order` ON `payment` (`world`,`order_id`);--> statement-breakpoint
CREATE TABLE `cart` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`owner` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_owner` ON `cart` (`world`,`owner`);--> statement-breakpoint
CREATE TABLE `cart_line` (
	`world` text NOT NULL,
	`cart_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`delivery_type_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`zip_code` text,
	`campaign_id` integer,
	`list_id` integer,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`world`, `cart_id`, `product_id`, `delivery_type_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`world`,`cart_id`) REFERENCES `cart`(`world`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cart_line_quantity" CHECK("cart_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE `discount_code` (
	`world` text NOT NULL,
	`client_id` integer NOT NULL,
	`code` text NOT NULL,
	`description` text NOT NULL,
	`uses_left` integer NOT NULL,
	PRIMARY KEY(`world`, `client_id`, `code`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`client_id`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`code`) REFERENCES `promo_code`(`world`,`code`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "discount_code_uses" CHECK("discount_code"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE INDEX `discount_code_by_code` ON `discount_code` (`world`,`code`);--> statement-breakpoint
CREATE TABLE `price_change` (
	`world` text NOT NULL,
	`product_id` integer NOT NULL,
	`at` integer NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`world`, `product_id`, `at`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_change` (
	`world` text NOT NULL,
	`product_id` integer NOT NULL,
	`stock` integer,
	`status_id` text,
	`regular_price` integer,
	`promo_price` integer,
	`promo_starts_at` integer,
	`promo_ends_at` integer,
	PRIMARY KEY(`world`, `product_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "changed_stock_not_negative" CHECK(coalesce("product_change"."stock", 0) >= 0),
	CONSTRAINT "changed_prices_positive" CHECK(coalesce("product_change"."regular_price", 1) > 0 AND coalesce("product_change"."promo_price", 1) > 0),
	CONSTRAINT "promo_has_regular_price" CHECK("product_change"."promo_price" IS NULL OR "product_change"."regular_price" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE `promo_code` (
	`world` text NOT NULL,
	`code` text NOT NULL,
	`discounts` text NOT NULL,
	`min_value` integer DEFAULT 0 NOT NULL,
	`valid_from` integer NOT NULL,
	`valid_to` integer,
	`uses_left` integer,
	`is_personal` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`world`, `code`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "promo_code_uses" CHECK(coalesce("promo_code"."uses_left", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE `vendor_change` (
	`world` text NOT NULL,
	`vendor_id` integer NOT NULL,
	`is_suspended` integer,
	`vacation_until` text,
	PRIMARY KEY(`world`, `vendor_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`world` text NOT NULL,
	`owner` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`world`, `owner`, `key`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sent_mail` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`recipient` text NOT NULL,
	`lang_id` text NOT NULL,
	`template` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`link` text,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `world` (
	`name` text PRIMARY KEY NOT NULL,
	`last_id` integer DEFAULT 1000 NOT NULL,
	`clock` text,
	`scenario` text,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
-- The world that every other starts with (SEED_WORLD of world-tables.ts).
INSERT INTO `world`("name", "created_at", "used_at") VALUES ('seed', 0, 0);
--> statement-breakpoint
CREATE TABLE `__new_client` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`phone` text,
	`password_hash` text,
	`default_lang_id` text NOT NULL,
	`newsletter_agreement` integer DEFAULT false NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_user_pro` integer DEFAULT false NOT NULL,
	`is_vendor` integer DEFAULT false NOT NULL,
	`vendor_id` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Whoever was there before there were worlds is a seeded persona.
INSERT INTO `__new_client`("world", "id", "email", "first_name", "password_hash", "default_lang_id", "is_admin", "is_user_pro", "is_vendor", "vendor_id", "created_at") SELECT 'seed', "id", "email", "first_name", "password_hash", "default_lang_id", "is_admin", "is_user_pro", "is_vendor", "vendor_id", "created_at" FROM `client`;--> statement-breakpoint
DROP TABLE `client`;--> statement-breakpoint
ALTER TABLE `__new_client` RENAME TO `client`;--> statement-breakpoint
CREATE INDEX `client_by_email` ON `client` (`world`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `client_account` ON `client` (`world`,`email`) WHERE password_hash IS NOT NULL;