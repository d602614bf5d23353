/** Arabic messages. Missing ones are shown in English. */
export default {
  resources: {
    deliveries: { fields: { number: 'الشحنة', status: 'الحالة', reminders: 'التذكيرات', createdAt: 'أُرسلت' } },
  },
  loyalty: { tasks: { visit_store: 'زيارة متجرنا' }, rewards: { courier_delivery: 'توصيل مع ساعٍ' } },
  templateEditor: { variables: { names: { courierName: 'الساعي' } } },
  otherWidgets: { types: { DeliveryBanner: { name: 'شريط التوصيل' } } },
  acme: { late: { title: 'شحنات متأخرة', none: 'لا شحنات متأخرة' } },
};
