CREATE TABLE `catalog_edit` (
	`world` text NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`columns` text,
	PRIMARY KEY(`world`, `kind`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade
);
