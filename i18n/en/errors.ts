/** What failed, what it means and what to do, by kind of AppError. */
export const errors = {};
