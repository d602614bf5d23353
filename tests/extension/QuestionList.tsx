import { useListContext, useTranslate } from 'ra-core';

/** Questions as plain lines, instead of the table. */
export default function QuestionList() {
  const translate = useTranslate();
  const { data, error, page, setPage, hasNextPage } = useListContext();
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <>
      <ul>
        {data?.map((question) => (
          <li key={question.id}>{question.question}</li>
        ))}
      </ul>
      <button type="button" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate('ra.navigation.next')}
      </button>
    </>
  );
}
