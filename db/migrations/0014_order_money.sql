ALTER TABLE `order_delivery` ADD `vat` integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE `order_line` ADD `paid` integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE `order_line` ADD `vat` integer NOT NULL DEFAULT 0;--> statement-breakpoint
-- How the discounts of older orders were shared out is not known any more: by price, so that lines sum to what was paid.
WITH `priced` AS (
	SELECT `line`.`rowid` AS `line`,
		`shop_order`.`products_after_discounts` AS `paid`,
		`line`.`quantity` * coalesce(`line`.`promo_price`, `line`.`regular_price`) AS `price`,
		sum(`line`.`quantity` * coalesce(`line`.`promo_price`, `line`.`regular_price`)) OVER (PARTITION BY `line`.`world`, `line`.`order_id` ORDER BY `line`.`rowid`) AS `until`,
		sum(`line`.`quantity` * coalesce(`line`.`promo_price`, `line`.`regular_price`)) OVER (PARTITION BY `line`.`world`, `line`.`order_id`) AS `total`
	FROM `order_line` AS `line` JOIN `shop_order` ON `shop_order`.`world` = `line`.`world` AND `shop_order`.`id` = `line`.`order_id`
)
UPDATE `order_line` SET `paid` = CASE `total` WHEN 0 THEN 0 ELSE
	CAST(round(1.0 * `priced`.`paid` * `until` / `total`) AS integer) - CAST(round(1.0 * `priced`.`paid` * (`until` - `price`) / `total`) AS integer) END
FROM `priced` WHERE `order_line`.`rowid` = `priced`.`line`;--> statement-breakpoint
UPDATE `order_line` SET `vat` = CAST(round(`paid` * 23.0 / 123) AS integer);--> statement-breakpoint
UPDATE `order_delivery` SET `vat` = CAST(round(`price_after_discounts` * 23.0 / 123) AS integer);
--> statement-breakpoint
CREATE TABLE `order_document` (
	`world` text NOT NULL,
	`vendor_id` integer NOT NULL,
	`kind` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`order_id` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`world`, `vendor_id`, `kind`, `year`, `sequence`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`order_id`) REFERENCES `shop_order`(`world`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_document_sequence" CHECK("order_document"."sequence" > 0)
);
--> statement-breakpoint
CREATE INDEX `order_document_by_order` ON `order_document` (`world`,`order_id`);--> statement-breakpoint
CREATE TRIGGER `issued_documents_stay` BEFORE UPDATE ON `order_document`
BEGIN
	SELECT RAISE(ABORT, 'an issued document never changes');
END;
