DROP INDEX `login_attempt_by_pair`;--> statement-breakpoint
CREATE INDEX `login_attempt_by_time` ON `login_attempt` (`world`,`at`);--> statement-breakpoint
CREATE INDEX `login_attempt_by_pair` ON `login_attempt` (`world`,`email`,`address`,`at`);--> statement-breakpoint
DROP INDEX `session_token_by_client`;--> statement-breakpoint
CREATE INDEX `session_token_by_expiry` ON `session_token` (`world`,`expires_at`);--> statement-breakpoint
CREATE INDEX `session_token_by_client` ON `session_token` (`world`,`client_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `password_reset_by_expiry` ON `password_reset` (`world`,`expires_at`);--> statement-breakpoint
CREATE INDEX `idempotency_key_by_time` ON `idempotency_key` (`world`,`created_at`);