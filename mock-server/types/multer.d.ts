/** Types of multer 2 that the mock server uses. */
declare module 'multer' {
  import type { Handler, Request } from 'json-server';

  interface File {
    fieldname: string;
    originalname: string;
    mimetype: string;
    /** Only set with {@link Multer.memoryStorage}, after the whole body was read. */
    buffer: Buffer;
  }

  interface Options {
    storage: object;
    limits?: { fileSize?: number; files?: number; fields?: number; fieldSize?: number };
    /** Called when the file starts. `body` contains the fields before it. An error rejects the request. */
    fileFilter?: (request: Request, file: File, done: (error: unknown, isTaken?: boolean) => void) => void;
  }

  interface Multer {
    /** Middleware for a body with one file in this field. Sets `request.file`. */
    (options: Options): { single(field: string): Handler };
    memoryStorage(): object;
    MulterError: new (code: string) => Error & { code: string };
  }

  const multer: Multer;
  export default multer;
}
