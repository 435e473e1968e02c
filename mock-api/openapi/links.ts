// OpenAPI links between operations, so that tools such as `npm run test:matrix -- fuzz` can place an order on their own.

interface Link {
  /** Operation whose success response has the parameters of the next one. */
  from: string
  to: string
  parameters?: Record<string, string>
  requestBody?: Record<string, unknown>
  description: string
}

const FIRST_HIT = '$response.body#/data/items/0/id'
const FIRST_DELIVERY = '$response.body#/data/deliveries/0'

/** Links from search to order, and to every resource with an id. */
const LINKS: readonly Link[] = [
  { from: 'searchProducts', to: 'productDetails', parameters: { id: FIRST_HIT }, description: 'The first hit' },
  {
    from: 'searchProducts',
    to: 'likeProduct',
    parameters: { id: FIRST_HIT },
    requestBody: { like: true },
    description: 'Likes the first hit',
  },
  {
    from: 'productDetails',
    to: 'vendorDetails',
    parameters: { id: '$response.body#/data/vendorId' },
    description: 'Who sells the product',
  },
  {
    from: 'productDetails',
    to: 'addToCart',
    requestBody: {
      productId: '$response.body#/data/id',
      quantity: 1,
      deliveryTypeId: '$response.body#/data/deliveryConfigurations/STANDARD/deliveryTypeId',
      productPrice: '$response.body#/data/prices/regular',
      currencyCode: '$response.body#/data/prices/currencyId',
    },
    description: 'Puts the product into the cart, if it has no promo price',
  },
  {
    from: 'addToCart',
    to: 'changeQuantity',
    requestBody: { productId: '$response.body#/data/productId', quantity: '$response.body#/data/quantity' },
    description: 'Sets the quantity of the line',
  },
  {
    from: 'cartDetails',
    to: 'placeOrder',
    requestBody: {
      deliveries: [{ vendorId: `${FIRST_DELIVERY}/vendor/id`, deliveryTypeId: `${FIRST_DELIVERY}/deliveryTypeId` }],
      paymentMethod: 'BANK_TRANSFER',
      invoice: null,
      promoCode: null,
    },
    description: 'Orders a cart of one delivery',
  },
  { from: 'placeOrder', to: 'orderDetails', parameters: { id: '$response.body#/data/orderId' }, description: 'The order, for a user' },
  { from: 'placeOrder', to: 'rePay', parameters: { orderId: '$response.body#/data/orderId' }, description: 'A new payment' },
  { from: 'orders', to: 'orderDetails', parameters: { id: FIRST_HIT }, description: 'The newest order' },
  { from: 'addAddress', to: 'replaceAddress', parameters: { id: '$response.body#/data/id' }, description: 'Replaces the address' },
  { from: 'addAddress', to: 'removeAddress', parameters: { id: '$response.body#/data/id' }, description: 'Removes the address' },
  { from: 'addProList', to: 'putOnProList', parameters: { id: '$response.body#/data/id' }, description: 'Puts a product on the list' },
  { from: 'addProList', to: 'renameProList', parameters: { id: '$response.body#/data/id' }, description: 'Gives the list another name' },
  { from: 'addProList', to: 'removeProList', parameters: { id: '$response.body#/data/id' }, description: 'Removes the list' },
  {
    from: 'putOnProList',
    to: 'takeOffProList',
    parameters: { id: '$response.body#/data/id', productId: '$response.body#/data/products/0/product/id' },
    description: 'Takes the first product off the list',
  },
]

/** The links of an operation's success response, or undefined. */
export function linksOf(operationId: unknown): Record<string, Omit<Link, 'from' | 'to'> & { operationId: string }> | undefined {
  const links = LINKS.filter(({ from }) => from === operationId)
  if (links.length === 0) return undefined
  return Object.fromEntries(links.map(({ from: _from, to, ...link }) => [to, { operationId: to, ...link }]))
}
