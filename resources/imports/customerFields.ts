import type { ImportField } from './importKind';

/** Words that name the customer in headers. */
export const customerWords = [
  'customer',
  'client',
  'member',
  'user',
  'buyer',
  'contact',
  'shopper',
  'adherent',
  'membre',
  'acheteur',
  'عميل',
  'عضو',
  'مستخدم',
  'زبون',
];

export const emailField: ImportField = {
  kind: 'email',
  required: true,
  max: 320,
  headers: [
    'email',
    'email address',
    'mail',
    'courriel',
    'adresse email',
    'بريد الكتروني',
    'ايميل',
    'correo',
    'correo electronico',
    'eposta',
    'epost',
    'mail adresse',
  ],
  qualifiers: customerWords,
};

export const pointsField: ImportField = {
  kind: 'points',
  headers: [
    'points balance',
    'points adjustment',
    'current points',
    'available points',
    'approved points',
    'points',
    'current balance',
    'balance',
    'total points',
    'solde points',
    'points fidelite',
    'رصيد نقاط',
    'نقاط',
    'punkte',
    'punktestand',
    'pontos',
    'puntos',
    'punti',
    'punten',
    'poang',
    'poeng',
  ],
  qualifiers: [...customerWords, 'current', 'loyalty', 'reward', 'available', 'actuel', 'حالي'],
  // Money.
  otherHeaders: ['loyalty balance', 'customer balance', 'account balance'],
};

export const fullNameField: ImportField = {
  kind: 'text',
  content: 'words',
  max: 200,
  headers: [
    'full name',
    'name',
    'customer',
    'display name',
    'nom complet',
    'nom client',
    'اسم',
    'اسم كامل',
    'kundenname',
  ],
  qualifiers: customerWords,
};
