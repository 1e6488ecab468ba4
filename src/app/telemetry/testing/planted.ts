/** Values that must never be sent, each in many places of the page and the calls. */
export const planted = {
  token: 'qs_live_8f3aK1m9Zx7',
  password: 'Harbour-Secret-77',
  email: 'anna.lindqvist@example.com',
  name: 'Lindqvist',
  orderId: '0197b2c4-5d1e-7aaa-8888-1234567890ab',
  resetToken: 'rst-5Zq8wLmN2pXy',
  typed: 'Typed-Secret-31',
};

export const plantedBody = `<h1>Order of ${planted.name}</h1>
<a id="link-${planted.orderId}" href="/crew/orders-management/${planted.orderId}?token=${planted.token}"
   title="${planted.email}" aria-label="${planted.name}" data-order="${planted.orderId}">open</a>
<form action="/reset-password/${planted.resetToken}"><input name="email" value="${planted.email}">
<input type="password" placeholder="${planted.password}"><textarea>${planted.password}</textarea></form>
<img alt="${planted.name}" src="/files/${planted.orderId}.png">
<button aria-label="Pay ${planted.email}">Pay ${planted.name}</button>
<script type="application/json">{"token":"${planted.token}"}</script>`;

export const failedCall = {
  endpoint: '/orders/{orderId}',
  method: 'GET',
  statusCode: 503,
  message: 'The order could not be read',
  code: 'service_unavailable',
  responseData: {
    status: false,
    message: `No order for ${planted.email}`,
    error: { code: 'service_unavailable', details: { token: planted.token }, requestId: 'req-5f8a2c' },
  },
  requestPayload: {
    email: planted.email,
    password: planted.password,
    code: '493027',
    quantity: 3,
    orderId: planted.orderId,
  },
};
