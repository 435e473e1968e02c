CREATE TABLE `consent` (
	`world` text NOT NULL,
	`id` integer NOT NULL,
	`subject` text NOT NULL,
	`act` text NOT NULL,
	`place` text NOT NULL,
	`version` text,
	`lang_id` text NOT NULL,
	`email` text NOT NULL,
	`client_id` integer,
	`order_id` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`world`, `id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`client_id`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consent_by_client` ON `consent` (`world`,`client_id`);--> statement-breakpoint
CREATE INDEX `consent_by_order` ON `consent` (`world`,`order_id`);--> statement-breakpoint
CREATE INDEX `consent_by_email` ON `consent` (`world`,`email`);--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `token` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `confirm_by` integer;--> statement-breakpoint
ALTER TABLE `newsletter_subscription` ADD `mailed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscription_by_token` ON `newsletter_subscription` (`world`,`token`);--> statement-breakpoint
ALTER TABLE `sent_mail` ADD `more_links` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `sent_mail` ADD `unsubscribe_link` text;--> statement-breakpoint
ALTER TABLE `sent_mail` ADD `occasion` text;--> statement-breakpoint
CREATE UNIQUE INDEX `sent_mail_by_occasion` ON `sent_mail` (`world`,`occasion`);--> statement-breakpoint
INSERT OR IGNORE INTO `newsletter_subscription` (`world`, `email`, `owner`, `placement`, `lang_id`, `is_active`, `changed_at`)
	SELECT `world`, `email`, 'client:' || `id`, 'landing', `default_lang_id`, 1, `created_at` FROM `client`
	WHERE `newsletter_agreement` = 1 AND `password_hash` IS NOT NULL;--> statement-breakpoint
UPDATE `newsletter_subscription` SET `token` = lower(hex(randomblob(32))) WHERE `is_active` = 1;--> statement-breakpoint
ALTER TABLE `client` DROP COLUMN `newsletter_agreement`;--> statement-breakpoint
CREATE TRIGGER `consent_append_only` BEFORE UPDATE ON `consent` BEGIN SELECT RAISE(ABORT, 'consent is append-only'); END;