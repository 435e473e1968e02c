/** What a user can do with the account itself, where the shop API has it (EXT-19 to EXT-22). */
export const ACCOUNT_ACTIONS = ['CHANGE_EMAIL', 'EXPORT', 'DELETE', 'LOGINS'] as const

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]
