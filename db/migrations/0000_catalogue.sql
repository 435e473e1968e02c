CREATE TABLE `banner` (
	`id` integer PRIMARY KEY NOT NULL,
	`lang_id` text NOT NULL,
	`position` text NOT NULL,
	`priority` integer NOT NULL,
	`title` text NOT NULL,
	`alt` text NOT NULL,
	`href` text NOT NULL,
	`desktop_photo` text NOT NULL,
	`mobile_photo` text NOT NULL,
	`tags` text NOT NULL,
	`vendors` text NOT NULL,
	`categories` text NOT NULL,
	`grid` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `boutique` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`filters` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `boutique_slug_unique` ON `boutique` (`slug`);--> statement-breakpoint
CREATE TABLE `client` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`password_hash` text,
	`default_lang_id` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_user_pro` integer DEFAULT false NOT NULL,
	`is_vendor` integer DEFAULT false NOT NULL,
	`vendor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_email_unique` ON `client` (`email`);--> statement-breakpoint
CREATE TABLE `content_page` (
	`lang_id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`seo_title` text NOT NULL,
	`seo_description` text NOT NULL,
	`seo_image` text,
	`visible_from` integer NOT NULL,
	`body` text NOT NULL,
	`tag_id` integer,
	`newsletter` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`lang_id`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `currency_rate` (
	`currency_id` text PRIMARY KEY NOT NULL,
	`pln_per_unit` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `photo` (
	`key` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`color` text NOT NULL,
	`view` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_history` (
	`product_id` integer NOT NULL,
	`at` integer NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`product_id`, `at`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`status_id` text NOT NULL,
	`classification_id` integer NOT NULL,
	`vendor_id` integer NOT NULL,
	`manufacturer_id` integer,
	`designer_id` integer,
	`era_id` integer,
	`condition_id` integer NOT NULL,
	`categories` text NOT NULL,
	`materials` text NOT NULL,
	`colors` text NOT NULL,
	`styles` text NOT NULL,
	`tags` text NOT NULL,
	`width` integer,
	`height` integer,
	`depth` integer,
	`stock` integer NOT NULL,
	`shipping_days` integer NOT NULL,
	`is_bestseller` integer NOT NULL,
	`popularity` integer NOT NULL,
	`regular_price` integer NOT NULL,
	`promo_price` integer,
	`promo_starts_at` integer,
	`promo_ends_at` integer,
	`asking_price` integer,
	`standard_delivery_price` integer,
	`home_delivery_price` integer,
	`variant_group_id` integer,
	`variant_value` text,
	`visible_on_grid` integer NOT NULL,
	`photos` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendor`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_group_id`) REFERENCES `variant_group`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_not_negative" CHECK("product"."stock" >= 0),
	CONSTRAINT "prices_positive" CHECK("product"."regular_price" > 0 AND coalesce("product"."promo_price", 1) > 0)
);
--> statement-breakpoint
CREATE INDEX `product_by_vendor` ON `product` (`vendor_id`);--> statement-breakpoint
CREATE INDEX `product_by_variant_group` ON `product` (`variant_group_id`);--> statement-breakpoint
CREATE TABLE `promo_bar` (
	`id` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`href` text NOT NULL,
	`background_color` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer
);
--> statement-breakpoint
CREATE TABLE `promo_label` (
	`id` integer PRIMARY KEY NOT NULL,
	`tag_id` integer NOT NULL,
	`text` text NOT NULL,
	`after` integer NOT NULL,
	`before` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reference_item` (
	`list` text NOT NULL,
	`lang_id` text NOT NULL,
	`position` integer NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`list`, `lang_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `tag` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`translations` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tag_slug_unique` ON `tag` (`slug`);--> statement-breakpoint
CREATE TABLE `variant_group` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`translations` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vendor` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url_slug` text NOT NULL,
	`description` text NOT NULL,
	`city` text NOT NULL,
	`country_id` text NOT NULL,
	`is_suspended` integer DEFAULT false NOT NULL,
	`vacation_until` text,
	`created_at` integer NOT NULL
);
