/** Source networks of YooKassa's notifications (https://yookassa.ru/developers/using-api/webhooks). */
export const YOOKASSA_NETWORKS =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32';

/** This machine, where a demo's payments sandbox runs. */
export const OWN_NETWORKS = '127.0.0.0/8,::1';
