ALTER TABLE `shop_order` ADD `is_of_professional` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `shop_order` SET `is_of_professional` = 1 WHERE EXISTS (
	SELECT 1 FROM `client` WHERE `client`.`world` = `shop_order`.`world` AND `shop_order`.`owner` = 'client:' || `client`.`id` AND `client`.`is_user_pro`
);
