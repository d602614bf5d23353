import { useTranslate } from 'ra-core';

/** In a slot that the page of the late deliveries opens. */
export default function LateAdvice({ count }: { count: number }) {
  const translate = useTranslate();
  return <p>{translate('acme.late.advice', { smart_count: count })}</p>;
}
