CREATE TABLE `email_change` (
	`world` text NOT NULL,
	`client_id` integer NOT NULL,
	`email` text NOT NULL,
	`old_token_hash` text NOT NULL,
	`new_token_hash` text NOT NULL,
	`is_old_confirmed` integer DEFAULT false NOT NULL,
	`is_new_confirmed` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`world`, `client_id`),
	FOREIGN KEY (`world`) REFERENCES `world`(`name`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`world`,`client_id`) REFERENCES `client`(`world`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_change_by_old` ON `email_change` (`world`,`old_token_hash`);--> statement-breakpoint
CREATE INDEX `email_change_by_new` ON `email_change` (`world`,`new_token_hash`);--> statement-breakpoint
ALTER TABLE `session_token` ADD `device` text;