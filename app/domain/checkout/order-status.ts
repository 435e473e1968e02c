/** In the order in which an order comes through them (GAP-33). */
export type OrderStatus = 'AWAITING_PAYMENT' | 'NEW' | 'PAID' | 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED'
