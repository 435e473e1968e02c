ALTER TABLE `pro_list` ADD `share_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `pro_list_by_share_key` ON `pro_list` (`world`,`share_key`);